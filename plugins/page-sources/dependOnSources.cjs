const {join} = require('node:path');

/**
 * Loader of the bundler: returns a documentation page unchanged, and has the live preview build it again when a file in one
 * of the folders changes.
 */
module.exports = function dependOnSources(source) {
  for (const folder of this.getOptions().folders) this.addContextDependency(join(this.rootContext, folder));
  return source;
};

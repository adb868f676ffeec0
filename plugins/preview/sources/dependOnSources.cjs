const {join} = require('node:path');

/**
 * Loader for the bundler: returns a documentation page unchanged, and makes the live preview rebuild it when a file in
 * one of the folders changes.
 */
module.exports = function dependOnSources(source) {
  for (const folder of this.getOptions().folders) this.addContextDependency(join(this.rootContext, folder));
  return source;
};

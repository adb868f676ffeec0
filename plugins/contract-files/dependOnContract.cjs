const {join} = require('node:path');

/**
 * Loader of the bundler: returns a documentation page unchanged, and has the live preview build it again when the contract
 * or the surface of an SDK changes.
 */
module.exports = function dependOnContract(source) {
  this.addContextDependency(join(this.rootContext, 'api'));
  return source;
};

/** Replaces CSS modules. The name of each class is its key. */
module.exports = new Proxy({}, {get: (_, key) => (key === '__esModule' ? false : key)});

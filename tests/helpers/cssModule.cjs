/** A CSS module whose class names are the keys themselves. */
module.exports = new Proxy({}, {get: (_, key) => (key === '__esModule' ? false : key)});

// Loaded into every JavaScript sample before its own code (`node --import`). Reading a field that the
// contract lacks becomes an error.

const {optional, free, fields} = JSON.parse(process.env.TIMBRE_FIELDS);

/** Properties that the language itself reads from any object. */
const implicitReads = new Set(['toJSON', 'then']);

function strict(value) {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, key) {
      const isKnown = typeof key === 'symbol' || key in target || /^\d+$/.test(key);
      if (isKnown || optional.includes(key) || implicitReads.has(key)) {
        return free.includes(key) ? target[key] : strict(target[key]);
      }
      throw new TypeError(`the contract has no field "${key}" here, only ${Object.keys(target).join(', ')}`);
    },
  });
}

/** Returns whether a parsed value is a response of the API, by its field names. */
function isApiResponse(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const names = Object.keys(value);
  return names.length > 0 && names.every((name) => fields.includes(name));
}

const parse = JSON.parse;
JSON.parse = (...input) => {
  const value = parse(...input);
  return isApiResponse(value) ? strict(value) : value;
};

const {json} = Response.prototype;
Response.prototype.json = async function readStrictly() {
  return strict(await json.call(this));
};

// Loaded into every JavaScript sample before its own code (`node --import`). It turns two silent mistakes into errors:
// reading a field that the contract lacks, and starting a server that doesn't do what its page says.
import {Server} from 'node:http';

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

/** Returns what a function writes to the console. */
function printedBy(run) {
  const {log} = console;
  const lines = [];
  console.log = (...words) => {
    lines.push(words.join(' '));
    log(...words);
  };
  run();
  console.log = log;
  return lines.join('\n');
}

const {listen} = Server.prototype;
Server.prototype.listen = function listenAndBeProbed(...input) {
  const started = input.find((entry) => typeof entry === 'function');
  return listen.call(this, 0, '127.0.0.1', async () => {
    try {
      const printed = printedBy(() => started?.call(this));
      const {probe} = await import('./probe.mjs');
      await probe(`http://127.0.0.1:${this.address().port}`, printed);
      process.exit(0);
    } catch (error) {
      console.error(error.message);
      process.exit(1);
    }
  });
};

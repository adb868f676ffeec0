import {type HeardWord, simulateRecognition} from '../../components/Waveform/simulateRecognition';
import {docs} from '../../facts/docs';
import {entities} from './entities';

export interface Entity {
  type: string;
  value: string;
  confidence: number;
}

/** Neighboring words that form an entity together, or words outside of entities. */
export interface Phrase {
  words: HeardWord[];
  entity?: Entity;
}

/** What people say before a request. */
const polite =
  "(?:(?:hey|hi|hello|okay?|so|now|please|timbre)[, ]+)*(?:(?:can|could|would|will) (?:you|u) |I(?:[’']d| would) like (?:you )?to |I (?:want|need) (?:you )?to |tell me (?=w?h))?(?:please )?";

/**
 * How a request for each intent begins, in whole words, and what a product replies. The first match counts. A sentence that
 * only contains such words, such as "I read a book at home", requests nothing.
 */
const intents: [name: string, request: string, answer: string][] = [
  ['reminder.create', 'remind (me|us)|(set|create|add) (\\w+ )?reminder', 'I’ll remind you.'],
  ['timer.set', '(set|start|create|add) .*\\b(timer|alarm)|wake (me|us)', 'The timer is set.'],
  ['calendar.update', 'reschedule|(move|push|postpone) .*\\b(meeting|appointment|call|lunch|dinner)', 'It’s moved.'],
  ['calendar.create', 'schedule|invite|(set up|add|put) .*\\b(meeting|calendar)', 'It’s in the calendar.'],
  ['list.add', '(add|put) .*\\blist', 'It’s on the list.'],
  ['call.start', 'call|phone|ring|dial', 'Calling now.'],
  [
    'message.send',
    'text|message|tell(?! me| us)|e-?mail|write|send .*\\b(text|message|e-?mail)',
    'The message is ready.',
  ],
  ['lights.set', '(turn|switch|set|make) .*\\b(lights?|lamps?)|dim|brighten', 'The lights are set.'],
  [
    'climate.set',
    "(turn|switch|set|make) .*\\b(temperature|heat(ing)?|thermostat|AC|warmer|cooler|degrees)|it[’']?s? (is )?((too|so) )?(freezing|cold|hot)",
    'Changing the temperature.',
  ],
  ['media.play', 'play|skip (it|(this|that|the) (song|track|one))|turn (up|down) .*\\b(music|volume)', 'Playing.'],
  ['device.set', '(turn|switch) (.+ )?(on|off)|(open|close|lock|preheat) (the|my)', 'It’s done.'],
  ['app.open', 'open|launch', 'Opening.'],
  ['translation.get', 'translate|how do you say', 'Here is the translation.'],
  ['weather.get', '(what|how)s?\\b.*\\bweather|(will it|is it going to) (rain|snow)', 'Here is the forecast.'],
  ['billing.dispute', '(my|this|the) (invoice|bill) .*\\bwrong', 'I have the invoice here. Which line is wrong?'],
  ['booking.create', 'book|reserve', 'The booking is ready.'],
  ['order.create', 'order|buy', 'The order is ready.'],
  ['navigation.start', 'navigate|(drive|take) (me|us)', 'Starting the route.'],
  ['search.query', 'find|search|look (up|for)|show|(where|what|who|when|how)s?|why', 'Here is what I found.'],
  ['greeting', '(hello|hi|hey|good (morning|afternoon|evening))\\W*$', 'Hello. What can I do for you?'],
];

/** Words that turn a request into its opposite. A product that acts on the rest of the sentence does what nobody wanted. */
const negation =
  /\b(?:(?:can)?not|no|never|nothing|nobody|none|without|cancel|stop|undo|delete|remove|forget|abort|dismiss|clear|end|call off|never ?mind|instead|unless|except|if)\b|\b(?:do|does|did|is|are|was|were|have|has|had|ca|wo|would|could|should|must|need|ai)?n[^\w\s]?t\b/i;

/** The beginning of a sentence whose first word looks like a request, but is a noun: "Phone calls are annoying". */
const statement = /^(?!it|w?h\w+)\S+ (?:\S+s )?(?:are|is|was|were)\b/i;

const unknown = {name: 'unknown', confidence: 0.38};

const withoutMarks = (word: string) => word.replace(/[.,;:?!]+$/, '');

/** Returns where each word begins and ends in a sentence in which one space separates them. */
function spansOf(words: HeardWord[]) {
  let from = 0;
  return words.map(({text}) => {
    const span = {from, to: from + text.length};
    from = span.to + 1;
    return span;
  });
}

/** Returns the entity type of each word. Only a name can be a person. */
function typesOf(words: HeardWord[], sentence: string): (string | undefined)[] {
  const spans = spansOf(words);
  const types: (string | undefined)[] = words.map(() => undefined);
  const spoken = sentence.replace(/^[A-Z]/, (first) => first.toLowerCase());
  for (const [type, pattern] of entities)
    for (const match of spoken.matchAll(pattern)) {
      const value = match[1]?.trimEnd() ?? '';
      const from = match.index + match[0].lastIndexOf(value);
      spans.forEach((span, index) => {
        if (span.from >= from + value.length || span.to <= from) return;
        if (type !== 'person' || words[index]?.doubt === 'name') types[index] ??= type;
      });
    }
  return types;
}

/**
 * Groups neighboring words with the same entity type, or none. The confidence of an entity is that of its least certain
 * word.
 */
function phrasesOf(words: HeardWord[], types: (string | undefined)[]): Phrase[] {
  const groups: {type: string | undefined; words: HeardWord[]}[] = [];
  words.forEach((word, index) => {
    const [type, last] = [types[index], groups.at(-1)];
    if (last && last.type === type) last.words.push(word);
    else groups.push({type, words: [word]});
  });
  return groups.map(({type, words: members}) => {
    const value = members.map(({text}) => withoutMarks(text)).join(' ');
    const confidence = Math.min(...members.map((member) => member.confidence));
    return {words: members, entity: type ? {type, value, confidence} : undefined};
  });
}

/** Returns what a product says: it asks about the word that it's unsure of instead of acting on it. */
function answerTo(known: string | undefined, unsure: string | undefined): string {
  if (!known) return docs.assistant.messages.no_recognition;
  return unsure ? `${known} Did you say “${unsure}”?` : known;
}

/**
 * Returns what a voice product could make of a sentence: a simulation with a few patterns and made-up confidences. It
 * shows how confidences, entities, and intents relate, but isn't a recognizer. What is unsure is the least certain word.
 */
export function understand(sentence: string) {
  const words = simulateRecognition(sentence);
  const spoken = words.map(({text}) => text).join(' ');
  const isRequest = (request: string) => new RegExp(`^${polite}(?:${request})(?!\\w)`, 'i').test(spoken);
  const isRefused = negation.test(spoken) || statement.test(spoken);
  const match = isRefused ? undefined : intents.find(([, request]) => isRequest(request));
  const least = Math.min(1, ...words.map(({confidence}) => confidence));
  const doubtful = words.find(({doubt, confidence}) => doubt && confidence === least);
  const unsure = doubtful?.doubt && {text: withoutMarks(doubtful.text), doubt: doubtful.doubt};
  const intent = match ? {name: match[0], confidence: Math.round((0.84 + 0.13 * least) * 100) / 100} : unknown;
  const phrases = phrasesOf(words, typesOf(words, spoken));
  return {phrases, intent, answer: answerTo(match?.[2], unsure?.text), unsure};
}

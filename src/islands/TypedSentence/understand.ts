import {type HeardWord, simulateRecognition} from '../../components/Waveform/simulateRecognition';
import {docs} from '../../facts/docs';

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

export interface Understanding {
  phrases: Phrase[];
  intent: {name: string; confidence: number};
  /** What a product would say. */
  answer: string;
}

/** The pattern by which each intent is recognized, and what a product replies. The first match counts. */
const intents: [name: string, pattern: RegExp, answer: string][] = [
  ['reminder.create', /\bremind/i, 'I’ll remind you.'],
  ['timer.set', /\b(timer|alarm|wake (me|us))\b/i, 'The timer is set.'],
  ['call.start', /\b(call|phone|ring|dial)\b/i, 'Calling now.'],
  ['message.send', /\b(text|message|tell|e-?mail|write)\b/i, 'The message is ready.'],
  ['lights.set', /\b(lights?|lamps?|dim|brighter|darker)\b/i, 'The lights are set.'],
  ['climate.set', /\b(warm\w*|cold|cool\w*|freezing|hot|heat\w*|temperature|degrees)\b/i, 'Changing the temperature.'],
  ['media.play', /\b(play|songs?|music|volume|louder|quieter|skip)\b/i, 'Playing.'],
  ['weather.get', /\b(weather|rain\w*|snow\w*|umbrella|sunny)\b/i, 'Here is the forecast.'],
  ['billing.dispute', /\b(invoice|bill|charged?|refund|payment)\b/i, 'I have the invoice here. Which line is wrong?'],
  ['booking.create', /\b(book|reserve|table|appointment|flight|tickets?)\b/i, 'The booking is ready.'],
  ['order.create', /\b(order|buy|pizza|coffee)\b/i, 'The order is ready.'],
  ['navigation.start', /\b(navigate|drive|directions?|route|take (me|us)|home)\b/i, 'Starting the route.'],
  ['search.query', /\b(find|search|look|show|where|what|who|when|how|why)\b/i, 'Here is what I found.'],
  ['greeting', /\b(hello|hi|hey|good (morning|afternoon|evening))\b/i, 'Hello. What can I do for you?'],
];

const numbers =
  'an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|\\d+';

/** The pattern by which each entity is recognized. The first group is its value. */
const entities: [type: string, pattern: RegExp][] = [
  ['trigger', /\bwhen (?:I|we) ([\p{L}’' ]+)/iu],
  ['duration', new RegExp(`\\b((?:${numbers}) (?:second|minute|hour|day|week)s?)\\b`, 'i')],
  ['time', /\b(at \d{1,2}(?::\d\d)?(?: ?[ap]m)?|at (?:noon|midnight)|tomorrow|tonight|today|on \w+days?)\b/i],
  ['device', /\b(lights?|lamps?|heating|fan|oven|radio|TV|blinds|window)\b/i],
  ['place', /\b(?:in|at|to|near) (?:the|my|our) (\p{L}+)/iu],
];

const unknown = {name: 'unknown', confidence: 0.38};

/** Where a word is in the sentence, as indexes of its first character and of the one after its last. */
interface Span {
  from: number;
  to: number;
}

/** Returns where the words are in a sentence in which one space separates them. */
function spansOf(words: HeardWord[]): Span[] {
  let from = 0;
  return words.map(({text}) => {
    const span = {from, to: from + text.length};
    from = span.to + 1;
    return span;
  });
}

/** Returns the entity type of each word. A name that belongs to no other entity is a person. */
function typesOf(words: HeardWord[], sentence: string): (string | undefined)[] {
  const spans = spansOf(words);
  const types: (string | undefined)[] = words.map(({doubt}) => (doubt === 'name' ? 'person' : undefined));
  for (const [type, pattern] of entities) {
    const match = pattern.exec(sentence);
    if (!match?.[1]) continue;
    const from = match.index + match[0].lastIndexOf(match[1]);
    const to = from + match[1].trimEnd().length;
    spans.forEach((span, index) => {
      if (span.from < to && span.to > from) types[index] ??= type;
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
    const value = members.map(({text}) => text.replace(/[.,;:?!]+$/, '')).join(' ');
    const confidence = Math.min(...members.map((member) => member.confidence));
    return {words: members, entity: type ? {type, value, confidence} : undefined};
  });
}

/** Returns what a product says: it asks about the least certain word instead of acting on it. */
function answerTo(known: string | undefined, words: HeardWord[]): string {
  if (!known) return docs.assistant.messages.no_recognition;
  const doubtful = words.filter(({doubt}) => doubt).toSorted((a, b) => a.confidence - b.confidence)[0];
  return doubtful ? `${known} Did you say “${doubtful.text.replace(/[.,;:?!]+$/, '')}”?` : known;
}

/**
 * Returns what a voice product could make of a sentence: a simulation with a few patterns and made-up confidences. It
 * shows how confidences, entities, and intents relate, but isn't a recognizer.
 */
export function understand(sentence: string): Understanding {
  const words = simulateRecognition(sentence);
  const spoken = words.map(({text}) => text).join(' ');
  const match = intents.find(([, pattern]) => pattern.test(spoken));
  const least = Math.min(1, ...words.map(({confidence}) => confidence));
  const intent = match ? {name: match[0], confidence: Math.round((0.84 + 0.13 * least) * 100) / 100} : unknown;
  return {phrases: phrasesOf(words, typesOf(words, spoken)), intent, answer: answerTo(match?.[2], words)};
}

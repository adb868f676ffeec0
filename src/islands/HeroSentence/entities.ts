import {months, places} from '../../components/Waveform/commonNames';

const numbers =
  'half an|(?<=\\b(?:for|in) )an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|\\d+';
const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const part = '(?:morning|afternoon|evening|night)';
const month = `(?:${months})`;
const nth = '\\d{1,2}(?:st|nd|rd|th)?';
const room = '(?:bath|bed|class|dining |living |meeting )room|kitchen|hallway|basement|garage';
const building = 'airport|beach|car|gym|hotel|library|office|park|school|station|store|supermarket';
const device = 'lights?|lamps?|heating|fan|oven|radio|TV|blinds|window';

/** Times of day, and dates. A month alone may be a name or a verb, so it needs a preposition or a number. */
const times = [
  `at (?:noon|midnight|(?:half past |quarter (?:past|to) )?(?:${numbers})(?::\\d\\d)?(?: o[’']clock| ?[ap]m)?)(?! ?(?:%|°|percent|degrees))`,
  `\\d{1,2}(?::\\d\\d)? ?[ap]m|(?:(?:on|by|until|next|this|every|last) )*${day}(?: ${part})?`,
  `(?:tomorrow|yesterday|this|in the) ${part}|(?:the day after )?tomorrow|tonight|today|yesterday`,
  `(?:(?:on|by|until) )?(?:${month} ${nth}|(?:the )?${nth} (?:of )?${month})|on the \\d{1,2}(?:st|nd|rd|th)`,
  `(?:by|in|until|next|this|last) ${month}(?: \\d{4})?|(?:next|this|last|every) (?:week(?:end)?|month|year)`,
];

/**
 * The patterns by which entities are recognized in a sentence that begins in lower case, the most certain ones first. The
 * first group is the value. What could be of another kind isn't an entity.
 */
export const entities: [type: string, pattern: RegExp][] = [
  ['trigger', /\bwhen (?:I|we) (?!was\b|were\b)([\p{L}’' ]+)/giu],
  ['duration', new RegExp(`\\b((?:${numbers})[ -](?:second|minute|hour|day|week|month|year)s?)\\b`, 'gi')],
  ['time', new RegExp(`\\b(${times.join('|')})(?![\\p{L}\\d])`, 'giu')],
  ['device', new RegExp(`(?<=\\b(?:turn|switch|set|make|dim|open|close|preheat)\\b.*)\\b(${device})\\b`, 'gi')],
  ['place', new RegExp(`\\b(${room})(?= (?:${device})\\b)`, 'gi')],
  ['place', new RegExp(`\\b(?:in|at|to|near|from) (?:the|my|our) (${room}|${building})\\b`, 'gi')],
  ['place', new RegExp(`\\b(?:in|to|from|near|around) (${places})\\b`, 'gi')],
  ['place', /\b(?:near|(?:hotels?|restaurants?|weather) in) (?!\p{L}+(?:ish|ese|an|ch)\b)(\p{Lu}\p{Ll}+)/gu],
  // Whom people talk to or meet. Other names may be those of songs, shops, or products.
  [
    'person',
    /\b(?:call|phone|ring|dial|text|message|(?:e-?)?mail|tell|ask|invite|thank|meet|(?:message|mail|note|call) to|(?:meeting|appointment|breakfast|lunch|dinner|coffee|call|talk|speak) with)((?: (?:and |Dr\.? |Mrs?\.? |Ms\.? )?\p{Lu}(?:\p{L}|[-’'](?!s\b))+(?![-’'\p{L}]))+)/gu,
  ],
];

import {characterOf, nextCharacter, numberAt} from '../encoded';
import type {Postings} from './postings';

/**
 * Encodes the postings of a term: for each occurrence, the difference to the previous place, and the position, as the
 * difference to the previous position if the place is the same.
 */
export function encodePostings({places, positions}: Postings): string {
  let encoded = '';
  let [place, position] = [0, 0];
  for (const [entry, next] of places.entries()) {
    const at = positions[entry] ?? 0;
    encoded += characterOf(next - place) + characterOf(next === place ? at - position : at);
    [place, position] = [next, at];
  }
  return encoded;
}

/** Decodes the postings of a term. */
export function decodePostings(encoded: string): Postings {
  const places = new Uint32Array(encoded.length / 2);
  const positions = new Uint32Array(encoded.length / 2);
  let [place, position, count] = [0, 0, 0];
  for (let at = 0; at < encoded.length; count++) {
    const step = numberAt(encoded, at);
    at = nextCharacter(encoded, at);
    const offset = numberAt(encoded, at);
    at = nextCharacter(encoded, at);
    place += step;
    position = step === 0 ? position + offset : offset;
    places[count] = place;
    positions[count] = position;
  }
  return {places: places.subarray(0, count), positions: positions.subarray(0, count)};
}

import {all, closest} from '../dom';

/** Returns a range from one offset in the text of an element to another. */
function rangeOf(element: Element, start: number, end: number): Range {
  const range = new Range();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let before = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const after = before + (node.textContent?.length ?? 0);
    if (start >= before && start < after) range.setStart(node, start - before);
    if (end > before && end <= after) range.setEnd(node, end - before);
    before = after;
  }
  return range;
}

/** Returns the line of a sample that sets or shows a field. `results[].text` is the first `text` after `results`. */
function lineOf(sample: Element, field: string): Range[] {
  const text = sample.textContent ?? '';
  let at = 0;
  for (const key of field.replaceAll('[]', '').split('.')) {
    const found = new RegExp(`(?<![\\w.-])${key}(?:["']\\s*[,:]|\\s*[:=])`).exec(text.slice(at));
    if (!found) return [];
    at += found.index + found[0].length;
  }
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const line = text.slice(start).split('\n', 1)[0] ?? '';
  return [rangeOf(sample, start + line.search(/\S/), start + line.length)];
}

/** Highlights the line of the field at an event in the samples beside it, and no other line. */
export function lightLine(event: Event): void {
  const field = closest(event, '.call-text .parameters > div');
  const name = field?.querySelector('dt code')?.textContent ?? '';
  const samples = field && name ? all('.call-samples code', field.closest('.call-row') ?? field) : [];
  CSS.highlights.set('field', new Highlight(...samples.flatMap((sample) => lineOf(sample, name))));
}

/** Returns the place of each line of formatted JSON, as violations name places: `body.phrases[0].weight`; empty for ends. */
export function placesOf(lines: string[]): string[] {
  const open: {place: string; items: number}[] = [];
  return lines.map((line) => {
    const depth = line.search(/\S/) / 2;
    const parent = open[depth - 1];
    if (/^ *[\]}]/.test(line)) return '';
    const [, name] = /^ *"((?:[^"\\]|\\.)*)": /.exec(line) ?? [];
    const inParent = name === undefined ? `[${parent?.items}]` : `.${name}`;
    const place = parent ? parent.place + inParent : 'body';
    if (parent) parent.items += 1;
    open[depth] = {place, items: 0};
    return place;
  });
}

const fontFace = /@font-face\{[^}]*\}/g;

/** The classes of a page's root element. */
const rootClasses = (html: string): string[] =>
  (/<html[^>]* class=(?:"([^"]*)"|([^\s">]+))/.exec(html)?.slice(1).join(' ') ?? '').split(/\s+/);

/** A style sheet without the first values of variables that a class on the root of all its pages sets anew. */
function withoutOverridden(css: string, pages: string[]): string {
  const shared = pages.map(rootClasses).reduce((all, own) => all.filter((name) => own.includes(name)));
  const overrides = [...css.matchAll(/:root\.([\w-]+)\{([^{}]*)\}/g)].filter(([, name = '']) => shared.includes(name));
  const names = overrides.flatMap(([, , declarations = '']) => declarations.match(/--[\w-]+(?=:)/g) ?? []);
  return css.replace(/(?<=(?:^|[{};]):root\{)[^{}]*/g, (declarations) =>
    declarations
      .split(';')
      .filter((declaration) => !names.some((name) => declaration.startsWith(`${name}:`)))
      .join(';'),
  );
}

/** A style sheet without the fonts that nothing in it names. */
function withoutUnusedFonts(css: string): string {
  const rest = css.replace(fontFace, '');
  return css.replace(fontFace, (face) => {
    const [, family] = /font-family:"?([^;"}]+)/.exec(face) ?? [];
    if (!family) throw new Error(`A font has no name in ${face}. Fix: adapt plugins/area-styles/spare.ts.`);
    return rest.includes(family) ? face : '';
  });
}

/** A style sheet without rules that hold nothing. An empty layer stays: it may decide which layer comes first. */
function withoutEmptyRules(css: string): string {
  const rest = css.replace(/(?<=^|[{};])(?:@media)?[^{};@]+\{\}/g, '');
  return rest === css ? css : withoutEmptyRules(rest);
}

/**
 * A minified style sheet without what its pages can do without and PurgeCSS leaves in: fonts they are not set in, empty
 * rules, and a prefix that only underlines with a thickness or a color of their own need.
 * @param pages the pages' HTML
 */
export function withoutSpare(css: string, pages: string[]): string {
  return withoutEmptyRules(
    withoutUnusedFonts(withoutOverridden(css, pages)).replaceAll('-webkit-text-decoration:none;', ''),
  );
}

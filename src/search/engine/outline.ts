import {decode, type EncodedIndex} from '../encoded';
import {slug} from '../shape';

/** A section, as results show it. */
export interface Section {
  href: string;
  heading: string;
  /** What readers may call it: its heading; for an introduction, also the page's title, with and without its verb, and the end of its path. */
  names: string[];
  /** The page's title, then the headings of the sections that contain it. */
  trail: string[];
  /** True for a page's introduction. */
  isPage: boolean;
}

/** The sections of an index in reading order. Their headings are decoded when they are first needed. */
export class Outline {
  readonly count: number;
  /** The page of each section. */
  readonly pages: Uint32Array;
  /** The introduction of each section's page, which is a section too. */
  readonly firsts: Uint32Array;
  private readonly sections: Section[] = [];
  private readonly decoded: string[] = [];

  /**
   * @param headings the encoded headings
   * @param words the words of the index
   */
  constructor(
    private readonly index: Pick<EncodedIndex, 'pages' | 'ids' | 'levels' | 'marks'>,
    private readonly headings: string[],
    private readonly words: string[],
  ) {
    this.count = index.pages.reduce((sum, [, , count]) => sum + count, 0);
    this.pages = new Uint32Array(this.count);
    this.firsts = new Uint32Array(this.count);
    let first = 0;
    for (const [page, [, , count]] of index.pages.entries()) {
      this.pages.fill(page, first, first + count);
      this.firsts.fill(first, first, first + count);
      first += count;
    }
  }

  /** Returns the sections that contain a section, outermost first, without the page's introduction. */
  above(section: number): number[] {
    const found: number[] = [];
    let level = this.levelOf(section);
    for (let other = section - 1; other > (this.firsts[section] ?? 0); other--) {
      if (this.levelOf(other) >= level) continue;
      level = this.levelOf(other);
      found.unshift(other);
    }
    return found;
  }

  at(section: number): Section {
    this.sections[section] ??= this.read(section);
    return this.sections[section];
  }

  /** Returns the section with an address. */
  find(href: string): Section | undefined {
    const path = href.split('#')[0];
    const page = this.index.pages.findIndex((entry) => entry[0] === path);
    if (page < 0) return undefined;
    for (let section = this.pages.indexOf(page); this.pages[section] === page; section++)
      if (this.at(section).href === href) return this.at(section);
    return undefined;
  }

  private levelOf(section: number): number {
    return this.index.levels[section] ?? 1;
  }

  private headingOf(section: number): string {
    this.decoded[section] ??= decode(this.headings[section] ?? '', this.words, this.index.marks);
    return this.decoded[section];
  }

  private read(section: number): Section {
    const [path = '', title = ''] = this.index.pages[this.pages[section] ?? 0] ?? [];
    const heading = this.headingOf(section);
    if (this.firsts[section] === section) {
      const object = title.replace(/^\w+ an? /, '');
      const names = [heading, title, object, path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ')];
      return {href: path, heading, names, trail: [], isPage: true};
    }
    return {
      href: `${path}#${this.index.ids[section] || slug(heading)}`,
      heading,
      names: [heading],
      trail: [title, ...this.above(section).map((other) => this.headingOf(other))],
      isPage: false,
    };
  }
}

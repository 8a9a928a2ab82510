import type { HeadingName, Role } from './heading-names.ts';
import type { StandardRole } from './manuscript.ts';
import type { Piece } from './sentences.ts';

/** A section before it is rendered into blocks: the user's pieces in text order. */
export interface SectionPlan {
  readonly key: string;
  readonly title: string;
  readonly heading: Piece | null;
  /** The standard sections that this section covers; empty for the user's own sections. */
  readonly covers: readonly StandardRole[];
  /** End matter; its sentences are not classified. */
  readonly aside: boolean;
  readonly pieces: readonly Piece[];
}

export interface MutableSection {
  readonly key: string;
  title: string;
  heading: Piece | null;
  readonly role: Role | null;
  readonly covers: readonly StandardRole[];
  readonly pieces: Piece[];
}

const standardTitles: Readonly<Record<StandardRole, string>> = {
  introduction: 'Introduction',
  methods: 'Methods',
  results: 'Results',
  discussion: 'Discussion',
};

const templateTitles: Readonly<Record<string, string>> = {
  ...standardTitles,
  opening: 'Before the first heading',
  declarations: 'Declarations',
  references: 'References',
};

const order: readonly string[] = ['introduction', 'methods', 'results', 'discussion', 'conclusion'];

/** The sections of a text: the user's, in order, and the template's for text without a heading. */
export class SectionList {
  readonly #structured: boolean;
  readonly #headed: MutableSection[] = [];
  readonly #template = new Map<string, MutableSection>();

  constructor(structured: boolean) {
    this.#structured = structured;
  }

  /** Starts a section with the user's heading, or continues the section that the heading belongs to. */
  open(heading: Piece, name: HeadingName | null): MutableSection {
    const role = name === null || name.role === 'title' ? null : name.role;
    if (!this.#structured && role !== null && role in standardTitles) {
      // In an unstructured text, sentences without a heading join this section.
      const known = this.#template.get(role) ?? this.#headed.find(({ key }) => key === role);
      if (known !== undefined || !name?.titles) {
        const section = known ?? this.ofTemplate(role as StandardRole);
        section.pieces.push(heading);
        return section;
      }
    }
    const first = role !== null && !this.#headed.some((section) => section.key === role);
    const section: MutableSection = {
      key: first ? role : `own:${heading.words.toLowerCase()}`,
      title: heading.words.replace(/(?:(?<!\s)\s+)?[:.]$/, ''),
      heading,
      role,
      covers: first && name !== null ? covers(role, heading.words, name) : [],
      pieces: [],
    };
    this.#headed.push(section);
    return section;
  }

  /** The section for text before the first heading, or for all of a text without headings. */
  opening(): MutableSection {
    return this.#openTemplate('opening', this.#headed.length === 0 ? 'Text' : (templateTitles.opening as string));
  }

  /** The section for sentences without a heading. It doesn't include what the user's own sections cover. */
  ofTemplate(wanted: StandardRole | 'declarations' | 'references'): MutableSection {
    const headed = (role: string) => this.#headed.some((section) => section.role === role);
    if (!this.#structured) {
      const own = this.#headed.find(({ key }) => key === wanted);
      if (own !== undefined) return own;
    }
    let key: string = wanted;
    if (this.#structured && wanted !== 'declarations' && wanted !== 'references') {
      // A discussion isn't placed before methods or results that have the author's own heading.
      const discussed = headed('conclusion') || headed('methods') || headed('results');
      if (headed(key) || (key === 'discussion' && discussed)) key = 'introduction';
      if (headed(key)) key = 'opening';
    }
    return this.#openTemplate(key, templateTitles[key] as string);
  }

  #openTemplate(key: string, title: string): MutableSection {
    const known = this.#template.get(key);
    if (known !== undefined) return known;
    const section: MutableSection = {
      key,
      title,
      heading: null,
      role: null,
      covers: key in standardTitles ? [key as StandardRole] : [],
      pieces: [],
    };
    this.#template.set(key, section);
    return section;
  }

  /** In text order; for an unstructured text, in the order of a paper, with every standard section. */
  plans(): SectionPlan[] {
    const template = (keys: readonly string[]) => keys.flatMap((key) => this.#template.get(key) ?? []);
    const list = this.#structured
      ? [...template(['opening', ...order]), ...this.#headed, ...template(['declarations', 'references'])]
      : this.#inPaperOrder();
    return list.map(({ key, title, heading, role, covers, pieces }) => ({
      key,
      title,
      heading,
      covers,
      pieces: inTextOrder(pieces),
      aside: isBackMatter({ key, role }),
    }));
  }

  #inPaperOrder(): MutableSection[] {
    const front = this.#headed.filter((section) => !isBackMatter(section));
    const combined = front.find(({ covers }) => covers.length === 2);
    for (const role of ['introduction', 'methods', 'results', 'discussion'] as const) {
      if (front.some(({ key }) => key === role)) continue;
      if (role === 'discussion' && combined !== undefined && !this.#template.has('discussion')) continue;
      const missing = this.ofTemplate(role);
      // The user's own sections come after the introduction, no matter who wrote the introduction.
      const before =
        role === 'introduction'
          ? 0
          : front.findIndex(({ key }) => order.includes(key) && order.indexOf(key) > order.indexOf(role));
      front.splice(before === -1 ? front.length : before, 0, missing);
    }
    const back = this.#headed
      .filter((section) => !front.includes(section))
      .sort((a, b) => Number(a.key === 'references') - Number(b.key === 'references'));
    const template = (key: string) => this.#template.get(key) ?? [];
    return [...front, template('declarations'), ...back, template('references')].flat();
  }
}

/** What a section with this heading covers; limitations alone don't make a discussion. */
export function covers(role: Role, words: string, { move }: HeadingName): StandardRole[] {
  if (!(role in standardTitles) || move === 'limitation') return [];
  return role === 'results' && /discussion/i.test(words) ? ['results', 'discussion'] : [role as StandardRole];
}

function isBackMatter({ key, role }: Pick<MutableSection, 'key' | 'role'>): boolean {
  return (
    role === 'references' ||
    role === 'keywords' ||
    role === 'declaration' ||
    key === 'declarations' ||
    key === 'references'
  );
}

/** Pieces are numbered in text order. */
export function inTextOrder(pieces: readonly Piece[]): Piece[] {
  return [...pieces].sort((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)));
}

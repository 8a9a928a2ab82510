import { readXml } from './read-xml.ts';

/** The properties that a style sets; undefined where it sets nothing. */
export interface Style {
  readonly bold?: boolean;
  readonly struck?: boolean;
  readonly hidden?: boolean;
  /** In points. */
  readonly size?: number;
  readonly heading?: number | null;
  readonly centered?: boolean;
  readonly indent?: number;
  readonly numbering?: { readonly id: string; readonly level: number };
}

export interface Styles {
  /** The style with everything that it inherits; the default paragraph style for an unknown id. */
  of(id: string | undefined): Style;
}

type Raw = { -readonly [key in keyof Style]: Style[key] } & { basedOn?: string };

/** Reads styles.xml (ECMA-376, part 1, 17.7). */
export function readStyles(xml: string | null): Styles {
  const raw = new Map<string, Raw>();
  const defaults: Raw = {};
  let defaultId: string | undefined;
  let current: Raw | null = null;
  let numbering: { id?: string; level?: number } = {};
  if (xml !== null) {
    readXml(xml, {
      open(name, attributes) {
        if (name === 'docDefaults') current = defaults;
        if (name === 'style') {
          current = {};
          if (attributes['styleId'] !== undefined) raw.set(attributes['styleId'], current);
          if (attributes['type'] === 'paragraph' && isOn(attributes['default'] ?? '0'))
            defaultId = attributes['styleId'];
        }
        if (!current) return;
        const value = attributes['val'];
        if (name === 'basedOn') current.basedOn = value;
        if (name === 'name' && value !== undefined) {
          const level = /^heading ([1-9])$/i.exec(value)?.[1];
          if (level !== undefined) current.heading = Number(level);
          if (/^title$/i.test(value)) current.heading = 1;
        }
        if (name === 'numPr') numbering = {};
        if (name === 'numId') numbering.id = value;
        if (name === 'ilvl') numbering.level = Number(value);
        Object.assign(current, propertyOf(name, attributes));
      },
      close(name) {
        if (name === 'numPr' && current && numbering.id !== undefined) {
          current.numbering = { id: numbering.id, level: numbering.level ?? 0 };
        }
        if (name === 'style' || name === 'docDefaults') current = null;
      },
      text() {},
    });
  }
  const resolved = new Map<string, Style>();
  const resolve = (id: string | undefined, depth: number): Style => {
    const own = id === undefined ? undefined : raw.get(id);
    if (!own || depth > 20) return defaults;
    return { ...resolve(own.basedOn, depth + 1), ...own };
  };
  return {
    of(id) {
      const name = id !== undefined && raw.has(id) ? id : (defaultId ?? '');
      const before = resolved.get(name);
      if (before) return before;
      const style = resolve(name, 0);
      resolved.set(name, style);
      return style;
    },
  };
}

/** The properties that one element sets; the same in styles and in the text. */
export function propertyOf(name: string, attributes: Readonly<Record<string, string>>): Style {
  const value = attributes['val'];
  switch (name) {
    case 'b':
      return { bold: isOn(value) };
    case 'strike':
    case 'dstrike':
      return { struck: isOn(value) };
    case 'vanish':
      return { hidden: isOn(value) };
    case 'sz':
      return { size: Number(value) / 2 || 0 };
    case 'outlineLvl':
      return { heading: Number(value) < 9 ? Number(value) + 1 : null };
    case 'jc':
      return { centered: value === 'center' };
    case 'ind': {
      const left = Number(attributes['left'] ?? attributes['start'] ?? 0);
      const first = Number(attributes['firstLine'] ?? 0) - Number(attributes['hanging'] ?? 0);
      // From twentieths of a point.
      return { indent: (left + first) / 20 || 0 };
    }
    default:
      return {};
  }
}

function isOn(value: string | undefined): boolean {
  return value === undefined || !/^(?:0|false|off|none)$/i.test(value);
}

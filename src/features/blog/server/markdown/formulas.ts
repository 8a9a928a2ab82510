import { mathFromMarkdown } from 'mdast-util-math';
import { math } from 'micromark-extension-math';
import { markdownLineEnding } from 'micromark-util-character';
import type { Code, Construct, Effects, State, TokenizeContext } from 'micromark-util-types';
import type { Processor } from 'unified';

/**
 * Formulas between dollar signs, as in remark-math, but a single sign opens a formula only under Pandoc's rules: no
 * space just inside the signs, no digit after the second one, and no other sign between them. So prices remain prices.
 */
export function formulas(this: Processor): void {
  const extension = math();
  const inline = extension.text?.[dollar] as Construct;
  const data = this.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    { ...extension, text: { [dollar]: { ...inline, tokenize: guarded(inline.tokenize) } } },
  ];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), mathFromMarkdown()];
}

const dollar = 36;

function guarded(inner: Construct['tokenize']): Construct['tokenize'] {
  return function (this: TokenizeContext, effects, ok, nok) {
    return effects.check({ tokenize: looksLikeFormula, partial: true }, inner.call(this, effects, ok, nok), nok);
  };
}

/** Looks ahead without consuming anything. */
function looksLikeFormula(effects: Effects, ok: State, nok: State): State {
  let before: Code = null;
  return (code) => {
    effects.enter('data');
    effects.consume(code);
    return opened;
  };

  function opened(code: Code): State | undefined {
    // Double signs have different rules.
    if (code === dollar) return leave(ok, code);
    return isSpace(code) ? leave(nok, code) : inside(code);
  }

  function inside(code: Code): State | undefined {
    if (code === null) return leave(nok, code);
    if (code === dollar) {
      if (isSpace(before)) return leave(nok, code);
      effects.consume(code);
      return closed;
    }
    before = code;
    if (markdownLineEnding(code)) {
      effects.exit('data');
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      return (next) => {
        effects.enter('data');
        return inside(next);
      };
    }
    effects.consume(code);
    return inside;
  }

  function closed(code: Code): State | undefined {
    return leave(code !== null && code >= 48 && code <= 57 ? nok : ok, code);
  }

  function leave(state: State, code: Code): State | undefined {
    effects.exit('data');
    return state(code);
  }
}

/** Codes below zero are tabs, their virtual spaces and ends of lines. */
function isSpace(code: Code): boolean {
  return code === null || code < 0 || code === 32;
}

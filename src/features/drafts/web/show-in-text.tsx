import { Link, useLocation } from 'react-router';
import { texts } from './texts.ts';

/** Links a finding to its sentence, if that is in the text on this page. */
export function ShowInText({ sentence, inText }: { sentence: string | null; inText: TextOnPage | undefined }) {
  const { search } = useLocation();
  if (sentence === null || inText === undefined || !inText.sentences.has(sentence)) return null;
  return (
    <Link
      to={{ search, hash: sentence }}
      preventScrollReset
      onClick={inText.onShow}
      className="inline-flex min-h-6 items-center text-sm text-accent underline decoration-1 underline-offset-2 hover:text-accent-strong"
    >
      {texts.text.inText}
    </Link>
  );
}

export interface TextOnPage {
  /** Ids of the sentences in the text. */
  readonly sentences: ReadonlySet<string>;
  /** Shows the text's tab. */
  readonly onShow: () => void;
  /** Selects a finding's sentence in the text next to the findings, without moving the focus there. */
  readonly onStep?: (sentence: string) => void;
}

import { Link, useLocation } from 'react-router';
import { texts } from './texts.ts';

/** Leads from a finding to its sentence, where that stands in the text on this page. */
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
  /** Ids of the sentences that stand there. */
  readonly sentences: ReadonlySet<string>;
  /** Brings the text to sight. */
  readonly onShow: () => void;
}

import type { DraftSentence, DraftText } from '#contract/draft-text.ts';
import { Button } from '#web/ui/button.tsx';
import { texts } from '../texts.ts';
import type { useChange } from './use-change.ts';

/** The second most likely class of an unclear sentence: one click reclassifies it and moves it to the right section. */
export function SecondChoice({ sentence, part, places, changes: { change, busy } }: SecondChoiceProps) {
  const second = sentence.move?.second ?? null;
  const fitting = places.filter(({ move }) => move === second);
  const place = fitting.find(({ section }) => section === part) ?? fitting[0];
  if (second === null || place === undefined) return null;
  const move = texts.text.moves[second];
  const wanted = busy?.kind === 'move' && busy.section === place.section && busy.move === second;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2 text-sm">
      {texts.text.second(move)}
      <Button
        size="small"
        busy={wanted}
        disabled={busy !== null && !wanted}
        onClick={() => void change({ kind: 'move', sentence: sentence.id, section: place.section, move: second })}
      >
        {texts.text.change(move)}
      </Button>
    </p>
  );
}

interface SecondChoiceProps {
  readonly sentence: DraftSentence;
  /** Its current section. */
  readonly part: string | undefined;
  readonly places: DraftText['places'];
  readonly changes: Pick<ReturnType<typeof useChange>, 'change' | 'busy'>;
}

import { useLocation, useNavigate } from 'react-router';

/** The id of the part of the draft named in the address; empty if there is none. */
export function useChosen(): string {
  const { hash } = useLocation();
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** The part of the draft named in the address: closing its editor returns the focus to it, or to what replaced it. */
export function useChoice() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return {
    close(...focus: readonly string[]) {
      const target = focus.map((id) => document.getElementById(id)).find((found) => found !== null);
      target?.focus({ preventScroll: true });
      void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
    },
  };
}

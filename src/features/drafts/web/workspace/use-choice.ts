import { useLocation, useNavigate } from 'react-router';

/** The part of the draft that the address names: closing its editor gives the focus back to it, or to what comes instead. */
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

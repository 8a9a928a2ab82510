import { useSyncExternalStore } from 'react';

/** The theme that shows now, and how to change it. Before the page has come alive it counts as light. */
export function useTheme(): { theme: Theme; setTheme(theme: Theme): void } {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => 'light' as const);
  return { theme, setTheme };
}

export type Theme = 'light' | 'dark';

/**
 * Runs in the head before anything is painted: the stored theme, else the system's, else light; and whether the
 * banner was dismissed, so that neither flashes. Keep it free of quotes and angle brackets that HTML would read.
 */
export const firstPaintScript = `(function(){var d=document.documentElement,t=null,b=null;try{t=localStorage.getItem('theme');b=localStorage.getItem('foredraft_banner')}catch(e){}if(t!=='light'&&t!=='dark'){t=window.matchMedia&&matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'}d.dataset.theme=t;if(b==='dismissed'){d.dataset.banner='off'}})()`;

function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // The theme then lasts as long as the page.
  }
  for (const listener of [...listeners]) listener();
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key !== 'theme' || (event.newValue !== 'light' && event.newValue !== 'dark')) return;
    document.documentElement.dataset.theme = event.newValue;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', heard);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', heard);
  };
}

import { Moon, Sun } from 'lucide-react';
import { useTheme } from '../lib/theme.ts';
import { buttonStyle } from './button.tsx';

/** Switches between light and dark; both icons are in the page and style shows the right one, so nothing flashes. */
export function ThemeToggle() {
  const { theme, setTheme } = useTheme();
  const next = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      aria-label={`Switch to ${next} theme`}
      onClick={() => setTheme(next)}
      className={buttonStyle('quiet', 'icon')}
    >
      <Moon aria-hidden="true" className="dark:hidden" />
      <Sun aria-hidden="true" className="hidden dark:block" />
    </button>
  );
}

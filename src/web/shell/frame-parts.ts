import { type ComponentType, createContext } from 'react';

/** Parts of the frame that slices provide, lazily loaded; the root passes them, because the platform imports no slice. */
export const FrameParts = createContext<{
  /** Below the sidebar's entries. */
  readonly MemberShortcuts?: ComponentType<{ readonly wide: boolean }>;
  /** The command palette. */
  readonly Palette?: ComponentType<PaletteProps>;
}>({});

export interface PaletteProps {
  readonly admin: boolean;
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
}

import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { neededAtStart } from './web/lib/lazy-part.tsx';

// Loads the code of the page's routes first; otherwise React would render what the server sent a second time. Code that
// can't be loaded here is requested again when it is rendered. An `await` here would make the bundler split every
// page's script differently, adding 3 KB.
void Promise.allSettled(neededAtStart).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  }),
);

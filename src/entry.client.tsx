import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { neededAtStart } from './web/lib/lazy-part.tsx';

// Without the code of what the server sent, React would render it a second time. Code that can't be loaded here is
// requested again when it is rendered. An `await` here would make the bundler split every page's script differently, at
// 3 KB more.
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

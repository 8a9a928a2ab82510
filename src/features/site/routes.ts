import { relative } from '@react-router/dev/routes';

const { index } = relative(import.meta.dirname);

export const pages = { open: [index('web/pages/home.tsx')] };

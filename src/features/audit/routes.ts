import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const pages = { admin: [route('admin/logs', 'web/pages/logs.tsx')] };

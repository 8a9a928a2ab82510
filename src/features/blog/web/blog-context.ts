import { createContext } from 'react-router';
import type { BlogReader } from '../contract/posts.ts';

/** The blog data that the pages read while the server renders them; set for each request. */
export const blogContext = createContext<BlogReader>();

import { expect, test } from 'vitest';
import { usernameField } from '../../contract/account-fields.ts';
import { usernameFrom } from './free-username.ts';

test.each([
  ['Ada Lovelace', 'ada-lovelace'],
  ['Zoë Ångström', 'zoe-angstrom'],
  ["  D'Arcy   O'Neil-Smith ", 'd-arcy-o-neil-smith'],
  ['Jo', 'member'],
  ['王小明', 'member'],
  ['', 'member'],
  ['--', 'member'],
  ['a@b.example', 'a-b-example'],
  ['Wolfeschlegelsteinhausenbergerdorff Senior', 'wolfeschlegelsteinhausenberger'],
  [`${'x'.repeat(29)} y`, 'x'.repeat(29)],
  ['\u0000\ud800<script>', 'script'],
])('%s becomes %s, which is a valid username', (name, username) => {
  expect(usernameFrom(name)).toBe(username);
  expect(usernameField.safeParse(username).success).toBe(true);
});

import { Form, useNavigation, useSearchParams } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { ComparisonChoice } from '../contract.ts';
import { texts } from './texts.ts';

/** Two lists and a button: a form that submits to the page's own address, so it works without JavaScript. */
export function ChooseDocuments({ choices }: { choices: readonly ComparisonChoice[] }) {
  const [params] = useSearchParams();
  const { state } = useNavigation();
  return (
    <Form
      method="get"
      preventScrollReset
      className="mb-8 grid items-end gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      {(['first', 'second'] as const).map((name) => (
        <Field key={name} label={texts[name]}>
          <Select key={params.get(name)} name={name} required defaultValue={params.get(name) ?? ''}>
            <option value="">{texts.choose}</option>
            {(['tenancy', 'lease', 'letter'] as const)
              .filter((kind) => choices.some((choice) => choice.kind === kind))
              .map((kind) => (
                <optgroup key={kind} label={texts.groups[kind]}>
                  {choices
                    .filter((choice) => choice.kind === kind)
                    .map(({ id, title }) => (
                      <option key={id} value={id}>
                        {title}
                      </option>
                    ))}
                </optgroup>
              ))}
          </Select>
        </Field>
      ))}
      <Button type="submit" busy={state === 'loading'}>
        {texts.compare}
      </Button>
    </Form>
  );
}

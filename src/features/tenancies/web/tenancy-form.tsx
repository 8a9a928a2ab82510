import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { AppError, shownMessage } from '#contract/errors.ts';
import { call } from '#web/lib/api.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Page } from '#web/ui/page.tsx';
import { Select } from '#web/ui/select.tsx';
import { changeTenancy, createTenancy, type TenancyChoice, tenancyLimits } from '../contract.ts';
import { ChosenDocuments } from './chosen-documents.tsx';
import { texts } from './texts.ts';

const words = texts.form;

/** Name, documents and their order; without an id for a new tenancy. */
export function TenancyForm({ id, choices, chosen: initial, name: initialName }: TenancyFormProps) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(() => initial.flatMap((each) => choices.find((one) => one.id === each) ?? []));
  const [name, setName] = useState(initialName || suggestName(chosen));
  const [tried, setTried] = useState(false);
  const saving = useMutation({
    mutationFn: (body: { name: string; report_ids: string[] }) =>
      id === undefined ? call(createTenancy, { body }) : call(changeTenancy, { params: { id }, body }),
    onSuccess: (saved) => navigate(`/my-reports/tenancies/${saved.id}`),
  });
  const left = choices.filter((choice) => !chosen.includes(choice));
  const isFull = chosen.length >= tenancyLimits.documents;
  const nameError = tried && name.trim() === '' ? words.needsName : undefined;
  const documentsError = tried && chosen.length < 2 ? words.needsTwo : undefined;

  function add(choice: TenancyChoice) {
    const next = inOrder([...chosen, choice]);
    // Keeps an order that the user has changed.
    setChosen(inOrder(chosen).every((each, at) => each === chosen[at]) ? next : [...chosen, choice]);
    if (name === '' || name === suggestName(chosen)) setName(suggestName(next));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (name.trim() === '' || chosen.length < 2) return;
    saving.mutate({ name: name.trim(), report_ids: chosen.map((each) => each.id) });
  }

  const back = id === undefined ? '/my-reports/tenancies' : `/my-reports/tenancies/${id}`;
  const backLabel = id === undefined ? texts.page.back : words.backToTenancy;
  return (
    <Page
      title={id === undefined ? words.createTitle : words.editTitle}
      subtitle={words.subtitle}
      back={{ to: back, label: backLabel }}
      width="reading"
    >
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-6">
        <ChosenDocuments documents={chosen} onChange={setChosen} error={documentsError} />
        {left.length === 0 || isFull ? (
          <p className="text-sm text-muted">{chosen.length < 2 && words.nothingLeft}</p>
        ) : (
          <Field label={words.add}>
            <Select
              value=""
              onChange={({ target }) => {
                const choice = left.find((each) => each.id === target.value);
                if (choice) add(choice);
              }}
            >
              <option value="">{words.choose}</option>
              {left.map((choice) => (
                <option key={choice.id} value={choice.id}>
                  {words.option(choice.name, choice.title)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field label={words.name} hint={words.nameHint} error={nameError}>
          <Input
            value={name}
            maxLength={tenancyLimits.nameCharacters}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        {saving.error && (
          <p role="alert" className="text-sm text-bad">
            {saving.error instanceof AppError ? shownMessage(saving.error, texts.failures.save) : texts.failures.save}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={saving.isPending} busyText={words.saving}>
            {words.save}
          </Button>
          <ButtonLink to={back} variant="quiet">
            {words.cancel}
          </ButtonLink>
        </div>
      </form>
    </Page>
  );
}

interface TenancyFormProps {
  readonly id?: string;
  readonly choices: readonly TenancyChoice[];
  /** Ids of reports, in the order of their documents. */
  readonly chosen: readonly string[];
  readonly name: string;
}

/** Leases first, then by date; documents without a date come last. */
function inOrder(documents: readonly TenancyChoice[]): TenancyChoice[] {
  const place = ({ kind, date }: TenancyChoice) => `${kind === 'amendment' ? 1 : 0} ${date ?? '9999'}`;
  return documents.toSorted((a, b) => place(a).localeCompare(place(b)));
}

/** The first report's title without the tool: the tenant and the address. */
function suggestName(documents: readonly TenancyChoice[]): string {
  const [first] = documents;
  return first ? first.title.slice(first.title.indexOf(': ') + 1).trim() : '';
}

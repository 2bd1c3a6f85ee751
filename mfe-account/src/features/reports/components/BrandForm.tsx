import type { ReportBrand } from '@stroomwerk/contracts/library';
import { isReadable, readable } from '@stroomwerk/contracts/library';
import { ApiError, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Field, Input, Notice, submits, useToast } from '@stroomwerk/ui-kit';
import { useState } from 'react';
import { useSaveBrand } from '../api/use-reports.js';
import { reportTexts } from '../texts.js';
import css from './Reports.module.css';

const ours = '#1b3fd6';

/** The name and colour of an agency; a colour that cannot be read is not taken, and the nearest that can is offered. */
export function BrandForm({ brand }: { brand: ReportBrand | null }) {
  const t = useTexts(reportTexts);
  const { show } = useToast();
  const save = useSaveBrand();
  const [name, setName] = useState(brand?.name ?? '');
  const [accent, setAccent] = useState(brand?.accent ?? ours);
  const fields = save.error instanceof ApiError ? save.error.fields : {};
  const tooLight = !isReadable(accent);
  const darker = readable(accent);
  return (
    <form
      className="stack"
      {...submits(() => save.mutate({ body: { name, accent } }, { onSuccess: () => show(t.saved) }))}
    >
      <Field label={t.name} error={fields.name}>
        <Input value={name} autoComplete="organization" onChange={({ target }) => setName(target.value)} />
      </Field>
      <Field label={t.colour} hint={t.colourHint} error={tooLight ? t.tooLight : fields.accent}>
        <Input
          type="color"
          className={css.colour}
          value={accent}
          onChange={({ target }) => setAccent(target.value.toLowerCase())}
        />
      </Field>
      {tooLight ? (
        <Button size="sm" onClick={() => setAccent(darker)}>
          {t.takeDarker(darker)}
        </Button>
      ) : null}
      {save.error && Object.keys(fields).length === 0 ? (
        <Notice tone="danger" live>
          {save.error.detail}
        </Notice>
      ) : null}
      <Button type="submit" variant="primary" busy={save.isPending} disabled={tooLight}>
        {t.save}
      </Button>
    </form>
  );
}

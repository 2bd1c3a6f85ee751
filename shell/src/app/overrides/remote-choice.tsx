import { useTexts } from '@stroomwerk/mfe-runtime';
import { ErrorNotice, Field, Input, Select } from '@stroomwerk/ui-kit';
import { useReleasesOf } from './api/use-choices.js';
import css from './panel.module.css';
import { overridesTexts } from './texts.js';

const own = 'http://localhost:';

interface RemoteChoiceProps {
  readonly remote: string;
  /** The active release. */
  readonly stable: string | null;
  /** A version, or the address of a development server; null: the active release. */
  readonly target: string | null;
  readonly onChange: (target: string | null) => void;
}

/** One remote: which of its releases this browser gets. */
export function RemoteChoice({ remote, stable, target, onChange }: RemoteChoiceProps) {
  const t = useTexts(overridesTexts);
  const { data, error, refetch } = useReleasesOf(remote);
  const published = (data?.releases ?? [])
    .filter(({ collected_at }) => collected_at === null)
    .map(({ version }) => version);
  const develops = target?.startsWith('http') === true;
  // What the address asked for is shown even where it is not published: the answer says so.
  const versions =
    target === null || develops || published.includes(target) ? published : [target, ...published];
  return (
    <div className={css.remote}>
      <Field label={remote}>
        <Select
          value={develops ? own : (target ?? '')}
          onChange={({ target: { value } }) => onChange(value === '' ? null : value)}
          options={[
            { value: '', label: t.standard(stable) },
            ...versions.map((version) => ({ value: version, label: version })),
            { value: own, label: t.own },
          ]}
        />
      </Field>
      {error !== null && !data && (
        <ErrorNotice error={error} title={error.detail} onRetry={() => void refetch()} />
      )}
      {develops && (
        <Field label={t.origin(remote)} hint={t.originHint}>
          <Input
            type="url"
            inputMode="url"
            value={target ?? ''}
            onChange={({ target: { value } }) => onChange(value.startsWith('http') ? value : own)}
          />
        </Field>
      )}
    </div>
  );
}

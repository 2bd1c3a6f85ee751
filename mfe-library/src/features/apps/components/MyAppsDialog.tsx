import { withoutAccount } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import {
  Button,
  Checkbox,
  Dialog,
  ErrorNotice,
  Input,
  Notice,
  RowSkeleton,
  useToast,
} from '@stroomwerk/ui-kit';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { appChoices } from '../../library/model/facets.js';
import { toggled } from '../../library/model/filters.js';
import { useIntegrations } from '../api/use-integrations.js';
import { useMyApps, useSetMyApps } from '../api/use-my-apps.js';
import { appsTexts } from '../texts.js';
import { App } from './App.js';
import css from './Apps.module.css';

/** Apps in view before anything is looked for. */
const shown = 24;

/** Which apps the account works with: the most used ones, and every other one by its name. */
export function MyAppsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(appsTexts);
  const format = useFormat();
  const { show } = useToast();
  const mine = useMyApps();
  const all = useIntegrations();
  const save = useSetMyApps();
  const [changed, setChanged] = useState<readonly string[]>();
  const [text, setText] = useState('');
  const chosen = changed ?? mine.data?.apps ?? [];
  const known = (all.data?.integrations ?? [])
    .filter(({ name }) => !withoutAccount.includes(name))
    .sort((a, b) => b.count - a.count);
  const counts = new Map(known.map(({ name, count }) => [name, count]));
  const choices = appChoices(counts, chosen, [], text, shown);
  const rest = text === '' ? known.length - choices.length : 0;
  const error = all.error ?? mine.error;
  const retry = () => {
    void all.refetch();
    void mine.refetch();
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t.title}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            busy={save.isPending}
            disabled={!mine.data}
            onClick={() =>
              save.mutate(
                { body: { apps: [...chosen] } },
                {
                  onSuccess: () => {
                    show(t.saved);
                    onClose();
                  },
                },
              )
            }
          >
            {t.save}
          </Button>
        </>
      }
    >
      <p>{t.text}</p>
      <Input
        type="search"
        aria-label={t.find}
        placeholder={t.find}
        autoComplete="off"
        icon={<Search size={16} />}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {error && !(all.data && mine.data) ? (
        <ErrorNotice error={error} title={t.failed} onRetry={retry}>
          {error.detail}
        </ErrorNotice>
      ) : all.data && mine.data ? (
        <ul className={css.choices} aria-label={t.title}>
          {choices.map(({ name, chosen: on, count }) => (
            <li key={name}>
              <Checkbox
                checked={on}
                label={
                  <span className={css.named}>
                    <App name={name} /> {name}
                  </span>
                }
                description={count === undefined ? undefined : t.uses(format.number(count))}
                onChange={() => setChanged(toggled(chosen, name))}
              />
            </li>
          ))}
        </ul>
      ) : (
        <RowSkeleton count={4} />
      )}
      <p className={css.soft} role="status">
        {choices.length === 0 && text !== '' ? t.none : t.chosen(format.number(chosen.length))}
        {rest > 0 ? ` ${t.more(format.number(rest))}` : ''}
      </p>
      {save.error ? (
        <Notice tone="danger" live>
          {save.error.detail}
        </Notice>
      ) : null}
    </Dialog>
  );
}

import { opsUsersRules } from '@stroomwerk/contracts/forms';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Field, Input, useForm } from '@stroomwerk/ui-kit';
import { Search } from 'lucide-react';
import { opsUsersTexts } from '../texts.js';
import css from './OpsUsers.module.css';

/** Searches by name or e-mail when submitted; clearing shows everybody again. */
export function UserSearch({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const t = useTexts(opsUsersTexts);
  const form = useForm(opsUsersRules, { initial: { q }, send: ({ q: wanted }) => onSearch(wanted) });
  return (
    <search>
      <form {...form.props} className={css.search}>
        <Field label={t.search} className={css.field}>
          <Input
            {...form.field('q')}
            type="search"
            autoComplete="off"
            icon={<Search size={16} strokeWidth={1.6} />}
            onChange={({ target }) => {
              if (target.value === '' && q !== '') onSearch('');
            }}
          />
        </Field>
        <Button type="submit">{t.submit}</Button>
      </form>
    </search>
  );
}

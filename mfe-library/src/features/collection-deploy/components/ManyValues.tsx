import type { CollectionDeployForm, CollectionDeployValue } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import deployCss from '../../deploy/components/Deploy.module.css';
import { ByHand, ValueField, type ValueFields } from '../../deploy/components/Values.js';
import { emptyValues, shownValue } from '../../deploy/model/answers.js';
import type { Choice } from '../model/choice.js';
import { fieldsFor, namesOf, ownValues, sharedValues } from '../model/questions.js';
import { collectionDeployTexts } from '../texts.js';
import css from './CollectionDeploy.module.css';

interface ManyValuesProps {
  readonly form: CollectionDeployForm;
  readonly choice: Choice;
  readonly fields: ValueFields;
}

/**
 * What only the customer knows: first what several workflows ask in the same words, then each workflow's own. Fields of what is
 * not chosen stay, out of sight, with what was typed in them.
 */
export function ManyValues({ form, choice, fields }: ManyValuesProps) {
  const t = useTexts(collectionDeployTexts);
  const asked = fieldsFor(form, choice);
  // What stands in a field that came into sight is read with the next key.
  const before = Object.fromEntries(asked.map((value) => [value.key, shownValue(value)]));
  const left = emptyValues(asked, { ...before, ...fields.values });
  const shared = sharedValues(form);
  const isAsked = ({ asked_by: by }: CollectionDeployValue) => by.some((filename) => choice.has(filename));
  return (
    <div className={deployCss.column} data-values>
      <div className={deployCss.columnHead}>
        <h2 className="h3">{t.values}</h2>
        {asked.length > 0 ? (
          <span className="caption">{left > 0 ? t.left(left) : t.done(asked.length)}</span>
        ) : null}
      </div>
      {asked.length === 0 ? <p className="small soft">{t.noValues}</p> : null}
      {shared.length > 0 ? (
        <section className={css.group} hidden={!shared.some(isAsked)} aria-labelledby="values-shared">
          <h3 id="values-shared" className={css.groupTitle}>
            {t.shared}
          </h3>
          {shared.map((value) => (
            <div key={value.id} hidden={!isAsked(value)}>
              <ValueField value={{ ...value, key: value.id }} fields={fields} />
              <p className={deployCss.small}>{t.neededBy(namesOf(form, value.asked_by, choice))}</p>
            </div>
          ))}
        </section>
      ) : null}
      {form.workflows.map(({ workflow: { filename, name }, by_hand: byHand }) => {
        const own = ownValues(form, filename);
        if (own.length + byHand.length === 0) return null;
        const id = `values-${filename}`;
        return (
          <section key={filename} className={css.group} hidden={!choice.has(filename)} aria-labelledby={id}>
            <h3 id={id} className={css.groupTitle}>
              {name}
            </h3>
            {own.map((value) => (
              <ValueField key={value.id} value={{ ...value, key: value.id }} fields={fields} />
            ))}
            <ByHand steps={byHand} />
          </section>
        );
      })}
    </div>
  );
}

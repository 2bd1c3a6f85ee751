import type { CollectionDeployForm, CollectionDeployWorkflow } from '@stroomwerk/contracts/library';
import { places, useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Checkbox, Notice, TextLink } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { type Choice, chosenOf, firstChoice, isNew, roomOf, withChoice } from '../model/choice.js';
import { collectionDeployTexts } from '../texts.js';
import css from './CollectionDeploy.module.css';

interface ChooseProps {
  readonly form: CollectionDeployForm;
  readonly n8n: string;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** Which of the collection's workflows go in: what is there already is left out unless somebody wants a second one. */
export function Choose({ form, n8n, choice, onChoose }: ChooseProps) {
  const t = useTexts(collectionDeployTexts);
  const format = useFormat();
  const { workflows, left_off: off } = form;
  const room = roomOf(form);
  const chosen = chosenOf(form, choice).length;
  return (
    <fieldset className={css.choose} aria-labelledby="choose">
      <div className={css.chooseHead}>
        <h2 id="choose" className="h3">
          {t.workflows}
        </h2>
        <span className="caption" role="status">
          {t.chosen(format.number(chosen), format.number(workflows.length))}
        </span>
        <div className={css.chooseActs}>
          <Button size="sm" variant="quiet" onClick={() => onChoose(firstChoice(form))}>
            {t.all}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => onChoose(new Set())}>
            {t.none}
          </Button>
        </div>
      </div>
      {workflows.filter(isNew).length > room || chosen > room ? (
        <Notice
          tone="warning"
          action={
            form.automations.next_plan === null ? undefined : (
              <TextLink small component={Link} to={places.pricing}>
                {t.more}
              </TextLink>
            )
          }
        >
          {t.room(format.number(room))}
        </Notice>
      ) : null}
      {off > 0 ? <Notice>{t.leftOff(format.number(off), format.number(workflows.length))}</Notice> : null}
      <ul className={css.workflows}>
        {workflows.map((one) => (
          <Choosable
            key={one.workflow.filename}
            one={one}
            n8n={n8n}
            on={choice.has(one.workflow.filename)}
            onChange={(on) => onChoose(withChoice(choice, one.workflow.filename, on))}
          />
        ))}
      </ul>
    </fieldset>
  );
}

interface ChoosableProps {
  readonly one: CollectionDeployWorkflow;
  readonly n8n: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

function Choosable({ one, n8n, on, onChange }: ChoosableProps) {
  const t = useTexts(collectionDeployTexts);
  const format = useFormat();
  const { workflow, existing, on_its_way: coming, starts_itself: starts } = one;
  const said = [
    coming ? t.coming : existing ? t.existing(n8n) : '',
    starts ? '' : t.byHand,
    workflow.minutes_saved > 0 ? t.saves(format.number(workflow.minutes_saved)) : '',
  ];
  return (
    <li>
      <Checkbox
        label={workflow.name}
        description={said.filter((part) => part !== '').join(' ')}
        checked={on && !coming}
        disabled={coming}
        onChange={({ target }) => onChange(target.checked)}
      />
      {existing ? (
        <TextLink
          small
          component={Link}
          to={`/dashboard/automations/${existing.automation_id}`}
          aria-label={t.seeOf(existing.name)}
        >
          {t.see}
        </TextLink>
      ) : null}
    </li>
  );
}

import { places, useTexts } from '@stroomwerk/mfe-runtime';
import { LinkButton, MiniGraph, Panel, Steps, TextLink } from '@stroomwerk/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { FirstWay } from '../api/use-first-way.js';
import { firstTexts } from '../first-texts.js';
import { type FirstStep, firstSteps } from '../model/first-steps.js';
import css from './Dashboard.module.css';

const leads: Record<FirstStep, string> = {
  apps: '/workflow-library?my-apps=1',
  recipe: '/workflow-library',
  connect: '/account/n8n',
  success: '/dashboard?tab=automations',
};

/** From paying to a first run that goes well, on one line: what is done, what is next. */
export function FirstRun({ way: { states, recipes } }: { way: FirstWay }) {
  const t = useTexts(firstTexts);
  const textOf = (step: FirstStep): string => (step === 'recipe' ? t.recipes[recipes.why] : t.texts[step]);
  const act = (step: FirstStep): ReactNode =>
    states[step] === 'done' ? null : (
      <LinkButton
        size="sm"
        variant={states[step] === 'active' ? 'signal' : 'outline'}
        component={Link}
        to={leads[step]}
      >
        {t.acts[step]}
      </LinkButton>
    );
  return (
    <Panel title={t.title} lead={t.lead}>
      <Steps
        label={t.title}
        items={firstSteps.map((step) => ({
          id: step,
          title: t.steps[step],
          text: states[step] === 'done' ? undefined : textOf(step),
          state: states[step],
          content: (
            <div className={css.step}>
              {step === 'recipe' && states.recipe !== 'done' && recipes.workflows.length > 0 ? (
                <ul className={css.recipes}>
                  {recipes.workflows.map(({ filename, name, graph, integrations }) => (
                    <li key={filename}>
                      <MiniGraph graph={graph} label="" small />
                      <span className={css.what}>
                        <TextLink component={Link} standalone to={places.workflow(filename)}>
                          {name}
                        </TextLink>
                        <span className={css.unread}>{integrations.join(', ')}</span>
                      </span>
                    </li>
                  ))}
                </ul>
              ) : null}
              {act(step)}
            </div>
          ),
        }))}
      />
    </Panel>
  );
}

import { useAuth } from '@stroomwerk/auth-store';
import { places, useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Container, CurrentLine, FlowCanvas, LinkButton, SampleMark, StatusLabel } from '@stroomwerk/ui-kit';
import { ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useLibraryStats, useUptime } from '../api/reads.js';
import { heroTexts } from '../model/hero-texts.js';
import { landingTexts } from '../texts.js';
import css from './Hero.module.css';
import { narrowDrawing, wideDrawing } from './hero-flow.js';

/** Promise, the two ways on, a workflow of the library at work, and the figures. */
export function Hero() {
  const t = useTexts(landingTexts);
  const format = useFormat();
  const member = useAuth().status === 'authenticated';
  const data = useLibraryStats();
  return (
    <section className={css.hero}>
      <Container>
        <div className={css.head}>
          <h1 className="display">{t.title}</h1>
          <div className={css.side}>
            <p className="lead">{t.lead(data ? format.number(data.total) : null)}</p>
            <div className={css.ways}>
              <LinkButton
                variant="primary"
                size="lg"
                component={Link}
                to={member ? places.afterLogin : places.register}
              >
                {member ? t.dashboard : t.getStarted}
              </LinkButton>
              <LinkButton
                size="lg"
                component={Link}
                to="/workflows"
                iconEnd={<ArrowRight aria-hidden="true" />}
              >
                {t.allWorkflows}
              </LinkButton>
            </div>
          </div>
        </div>
        <Run />
        <Figures />
        <CurrentLine />
      </Container>
    </section>
  );
}

/** A real workflow of the library; the run in it is a sample, and says so. */
function Run() {
  const t = useTexts(heroTexts);
  const [wide, narrow] = useMemo(() => [wideDrawing(t), narrowDrawing(t)], [t]);
  return (
    <div className={css.canvas}>
      <div className={css.bar}>
        <span className={css.name}>
          <StatusLabel status="running" />
          {t.name}
        </span>
        <span className={css.mark}>
          <span className="caption not-phone">{t.steps}</span>
          <SampleMark why={t.sample} />
        </span>
      </div>
      <div className={css.wide}>
        <FlowCanvas bare {...wide} label={t.label} />
      </div>
      <div className={css.narrow}>
        <FlowCanvas bare {...narrow} label={t.shortLabel} />
      </div>
      <dl className={css.log}>
        {t.log.map(([what, result]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{result}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Counts from the library itself, uptime as measured; what is not measured is a goal and says so. */
function Figures() {
  const t = useTexts(landingTexts);
  const format = useFormat();
  const data = useLibraryStats();
  const uptime = useUptime();
  const figures = [
    { value: data ? format.number(data.total) : '–', label: t.workflows },
    { value: data ? format.number(data.unique_integrations) : '–', label: t.integrations },
    uptime?.percent === null || uptime === undefined
      ? t.uptime.goal
      : {
          value: format.percent(uptime.percent, 2),
          label: t.uptime.measured(uptime.window_days, format.number(uptime.window_days)),
        },
    t.saving,
  ];
  return (
    <ul className={css.figures} aria-label={t.figures}>
      {figures.map(({ value, label }) => (
        <li key={label}>
          <b>{value}</b> <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}

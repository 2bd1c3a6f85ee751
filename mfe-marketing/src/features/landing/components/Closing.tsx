import { useAuth } from '@stroomwerk/auth-store';
import { places, useTexts } from '@stroomwerk/mfe-runtime';
import { Container, cx, LinkButton } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { closingTexts } from '../closing-texts.js';
import css from './Closing.module.css';

/** Seven parallel wires that leave the band at the right, each with the node it starts from. */
const wires = [0, 1, 2, 3, 4, 5, 6].map((index) => {
  const outer = 120 - 16 * index;
  const inner = 24 + 16 * index;
  const start = { x: 620 + 46 * index, y: 178 + 16 * index };
  return {
    start,
    path: `M1280 ${34 + 16 * index}H1120A${outer} ${outer} 0 0 0 ${1000 + 16 * index} 154A${inner} ${inner} 0 0 1 976 ${start.y}H${start.x}`,
  };
});

/** The cobalt band that ends the page. */
export function Closing() {
  const t = useTexts(closingTexts);
  const member = useAuth().status === 'authenticated';
  return (
    <section className={css.band}>
      <svg
        viewBox="0 0 1280 300"
        preserveAspectRatio="xMaxYMid slice"
        className={css.wires}
        aria-hidden="true"
      >
        {wires.map(({ path, start }) => (
          <g key={path}>
            <path d={path} />
            <circle cx={start.x} cy={start.y} r="5" />
          </g>
        ))}
      </svg>
      <Container className={css.content}>
        <div>
          <h2 className={cx('display', css.title)}>{t.title}</h2>
          <p className={css.text}>{t.text}</p>
        </div>
        <LinkButton
          variant="onFlood"
          size="lg"
          component={Link}
          to={member ? places.afterLogin : places.register}
        >
          {member ? t.dashboard : t.getStarted}
        </LinkButton>
      </Container>
    </section>
  );
}

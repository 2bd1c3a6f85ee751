import { useEffect, useRef } from 'react';
import { place, seconds, spread } from '../model/confetti.js';
import css from './Success.module.css';

const colours = ['--signal', '--success', '--warning', '--chart-4'];

/** Nodes of the schematic, thrown once. Nothing moves for people who asked for less motion. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const scale = window.devicePixelRatio;
    element.width = window.innerWidth * scale;
    element.height = window.innerHeight * scale;
    const style = getComputedStyle(document.documentElement);
    const inks = colours.map((name) => style.getPropertyValue(name).trim());
    const thrown = spread();
    const began = performance.now();
    let frame = 0;
    const draw = () => {
      const at = (performance.now() - began) / 1000;
      context.clearRect(0, 0, element.width, element.height);
      if (at > seconds) return;
      thrown.forEach((piece, index) => {
        const spot = place(piece, at);
        if (!spot) return;
        context.save();
        context.translate(spot.x * element.width, spot.y * element.height);
        context.rotate(spot.angle);
        context.fillStyle = inks[index % inks.length] ?? '';
        const size = piece.size * scale;
        context.beginPath();
        if (piece.shape === 0) context.arc(0, 0, size / 2, 0, Math.PI * 2);
        else context.rect(-size / 2, -size / 2, size, piece.shape === 1 ? size : size / 3);
        context.fill();
        context.restore();
      });
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div aria-hidden="true">
      <canvas ref={canvas} className={css.confetti} />
    </div>
  );
}

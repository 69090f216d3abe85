import { useTheme } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ChartMark } from './chart-mark.ts';
import { dateStyle, roundScale } from './chart-scale.ts';

const height = 220;
const edge = { top: 8, bottom: 24, right: 8 };
/** Width in pixels of a character on the axis, and of a date with its margins. */
const characterWidth = 7;
const dateWidth = 72;
/** Greatest number of columns. More values are drawn as a line. */
const mostColumns = 40;

/** Chart of values over time: columns, or a line for many values. */
export function TimeChart({ marks }: { readonly marks: readonly ChartMark[] }) {
  const { i18n } = useTranslation();
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const language = i18n.resolvedLanguage ?? i18n.language;

  const ordered = marks.toSorted((a, b) => a.time - b.time);
  const { from, to, ticks } = roundScale(
    Math.min(...ordered.map(({ value }) => value)),
    Math.max(...ordered.map(({ value }) => value)),
  );
  const brief = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 2 });
  const tickTexts = ticks.map((tick) => brief.format(tick));
  const left = Math.max(...tickTexts.map((text) => text.length)) * characterWidth + 8;
  const inner = Math.max(width - left - edge.right, 80);
  const y = (value: number) =>
    edge.top + (1 - (value - from) / (to - from)) * (height - edge.top - edge.bottom);

  const isLine = ordered.length > mostColumns;
  const [start, end] = [ordered[0]?.time ?? 0, ordered.at(-1)?.time ?? 0];
  const band = inner / ordered.length;
  // Columns have equal distances; the axis of a line is proportional to time.
  const x = (mark: ChartMark, at: number) =>
    left + (isLine ? ((mark.time - start) / (end - start || 1)) * inner : (at + 0.5) * band);
  const each = Math.ceil(ordered.length / Math.max(1, Math.floor(inner / dateWidth)));
  // Calendar dates are at midnight UTC.
  const isInUtc = ordered.every(({ time }) => time % 86_400_000 === 0);
  const date = new Intl.DateTimeFormat(
    language,
    dateStyle(
      ordered.map(({ time }) => time),
      isInUtc,
    ),
  );

  return (
    <div ref={place}>
      <svg
        width={width}
        height={height}
        aria-hidden
        focusable={false}
        style={{ display: 'block', maxWidth: '100%' }}
        fontSize={12}
        fill={palette.text.secondary}
      >
        {ticks.map((tick, at) => (
          <g key={tick}>
            <line
              x1={left}
              x2={left + inner}
              y1={y(tick)}
              y2={y(tick)}
              stroke={tick === 0 ? palette.text.secondary : palette.divider}
            />
            <text x={left - 6} y={y(tick)} textAnchor="end" dominantBaseline="middle">
              {tickTexts[at]}
            </text>
          </g>
        ))}
        {isLine ? (
          <path
            d={ordered
              .map(
                (mark, at) =>
                  `${at === 0 ? 'M' : 'L'}${x(mark, at).toFixed(1)} ${y(mark.value).toFixed(1)}`,
              )
              .join('')}
            fill="none"
            stroke={palette.primary.main}
            strokeWidth={2}
            strokeLinejoin="round"
          />
        ) : (
          ordered.map((mark, at) => (
            <rect
              key={mark.time}
              x={x(mark, at) - band * 0.35}
              width={Math.min(band * 0.7, 48)}
              y={Math.min(y(mark.value), y(0))}
              height={Math.abs(y(mark.value) - y(0))}
              fill={palette.primary.main}
              rx={2}
            >
              <title>{`${mark.name}: ${mark.label}`}</title>
            </rect>
          ))
        )}
        {ordered.map((mark, at) =>
          at % each === 0 ? (
            <text
              key={mark.time}
              x={x(mark, at)}
              y={height - 6}
              textAnchor={isLine && at === 0 ? 'start' : 'middle'}
            >
              {date.format(mark.time)}
            </text>
          ) : null,
        )}
      </svg>
    </div>
  );
}

/** Width of the container; 720 px until it is measured. */
function useWidth(place: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(720);
  useEffect(() => {
    const element = place.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return width;
}

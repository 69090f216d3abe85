import Slider from '@mui/material/Slider';

import { defineResource } from './define.ts';

export default defineResource('repairs', {
  form: {
    inputs: {
      warranty: {
        component: ({ value, onChange, label }) => (
          <Slider
            aria-label={label}
            value={value ?? 0}
            min={0}
            max={36}
            step={6}
            marks
            valueLabelDisplay="auto"
            onChange={(_, months) => onChange(Array.isArray(months) ? 0 : months)}
          />
        ),
      },
    },
  },
});

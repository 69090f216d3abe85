import type { InputDescriptor } from '@admin/gql/resource';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useNames } from '../resources/use-names.ts';
import { formName } from './form-names.ts';
import type { RecordForm } from './use-record-form.ts';

export interface FormProblemsProps {
  readonly form: RecordForm;
  readonly inputs: readonly InputDescriptor[];
  readonly resource: string;
  /** Title of a refusal that has none of its own. @defaultValue «Запись не сохранена» */
  readonly refused?: string;
}

/** Messages that prevent saving: those about the record, and a link to every invalid field. */
export function FormProblems({ form, inputs, resource, refused }: FormProblemsProps) {
  const { t } = useTranslation();
  const names = useNames();
  const { errors, submitCount } = useFormState({ control: form.control.control });
  const wrong =
    submitCount === 0 ? [] : inputs.filter((input) => errors[formName(input)] !== undefined);
  const messages = form.refusal?.record ?? [];
  if (wrong.length === 0 && messages.length === 0) return null;

  return (
    <Alert
      severity="error"
      variant="outlined"
      sx={{ mb: 3, '& .MuiAlert-message': { minWidth: 0 } }}
    >
      <AlertTitle>
        {wrong.length > 0
          ? t('form.problems', { count: wrong.length })
          : (form.refusal?.title ?? refused ?? t('form.refused.title'))}
      </AlertTitle>
      {messages.map((message) => (
        <Box key={message} component="p" sx={{ m: 0 }}>
          {message}
        </Box>
      ))}
      {wrong.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {wrong.map((input) => (
            <li key={input.name}>
              <Link
                component="button"
                type="button"
                color="inherit"
                underline="always"
                onClick={() => form.control.setFocus(formName(input))}
              >
                {names.field(resource, input)}
              </Link>
              {': '}
              {errors[formName(input)]?.message}
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
}

import type { DimensionDescriptor } from '@admin/gql/resource';
import { useTranslation } from 'react-i18next';

import { Button } from '../../kit/button.tsx';
import { dimensionValue } from '../../resources/in-dimensions.ts';
import { useScope } from '../../resources/scope-context.tsx';
import { useCan } from '../../resources/use-can.ts';
import type { ResourceSlots } from '../../slots/slot-props.ts';
import { DimensionChoices } from './dimension-choices.tsx';
import { usePublish } from './use-publish.ts';

/** Selects the state or language of the record on its page, and publishes a draft. */
export function RecordDimensions(props: ResourceSlots['record.action']) {
  const { descriptor } = props;
  const can = useCan();
  const { values } = useScope();
  const publishing = (descriptor.dimensions ?? []).filter(
    (dimension) =>
      dimension.published !== undefined &&
      dimensionValue(dimension, values) !== dimension.published,
  );
  return (
    <>
      <DimensionChoices descriptor={descriptor} operation="show" />
      {descriptor.update &&
        can('update', descriptor.name) &&
        publishing.map((dimension) => (
          <PublishButton key={dimension.name} {...props} dimension={dimension} />
        ))}
    </>
  );
}

function PublishButton({
  descriptor,
  record,
  dimension,
}: ResourceSlots['record.action'] & { readonly dimension: DimensionDescriptor }) {
  const { t } = useTranslation();
  const { isPublishing, publish } = usePublish(descriptor, record, dimension);
  return (
    <Button variant="outlined" disabled={isPublishing} onClick={publish}>
      {t('dimensions.publish')}
    </Button>
  );
}

import type { ActionGroup } from '@admin/gql/resource';
import Box from '@mui/material/Box';

import { PageHeader } from '../../kit/page-header.tsx';
import { useAdmin } from '../../resources/admin-context.tsx';
import { useNames } from '../../resources/use-names.ts';
import { NoSuchResource } from '../../kit/no-resource.tsx';
import { ActionButtons } from './action-buttons.tsx';
import { useActionTexts } from '../../resources/use-action-texts.ts';
import { useOfferedActions } from '../../actions/use-offered-actions.ts';
import { useTools } from '../../actions/use-tools.ts';

/** Page of the actions that belong to no resource: `/~/tools`. */
export function ToolsPage() {
  const { tools } = useAdmin();
  return tools ? <Tools tools={tools} /> : <NoSuchResource />;
}

const places = ['global', 'singleton'] as const;

function Tools({ tools }: { readonly tools: () => Promise<ActionGroup> }) {
  const say = useActionTexts();
  const names = useNames();
  const group = useTools(tools);
  const actions = useOfferedActions('', group, places);
  return (
    <>
      <PageHeader title={say('tools')} />
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          maxWidth: 720,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {group &&
          actions.map((action) => (
            <Box
              component="li"
              key={action.name}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: 1,
                px: 2,
                py: 1.25,
                borderBottom: 1,
                borderColor: 'divider',
                '&:last-child': { borderBottom: 0 },
              }}
            >
              <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
                {names.action('', action)}
              </Box>
              <ActionButtons
                group={group}
                actions={[action]}
                resource=""
                most={1}
                label={say('run')}
              />
            </Box>
          ))}
      </Box>
    </>
  );
}

import { context, get, lambda, sideEffect } from 'grafast';
import { extendSchema, gql } from 'graphile-utils';

/** The views of lists that people save. Below `viewer`, for each person sees others. */
export const ViewsPlugin: GraphileConfig.Plugin = extendSchema(
  {
    typeDefs: gql`
      """
      A list as somebody wants to see it again.
      """
      type SavedView {
        id: Int!
        """
        The list that it is of.
        """
        list: String!
        name: String!
        """
        What the address of the list says.
        """
        query: String!
        """
        Null: those of the list.
        """
        columns: [String!]
        """
        How the table is arranged, as the list wrote it. Null: as it comes.
        """
        layout: String
        """
        Everybody sees it; editors change it.
        """
        isShared: Boolean!
        """
        The list opens in it, for the viewer.
        """
        isDefault: Boolean!
        """
        Whether the viewer may change and remove it.
        """
        mayChange: Boolean!
        """
        Views are in the order of these.
        """
        position: Float!
        """
        Another one after each change.
        """
        revision: Int!
      }
      extend type Viewer {
        """
        The views that the viewer sees: their own, and those for everybody.
        """
        views(input: SavedViewsInput!): [SavedView!]!
      }

      input SavedViewsInput {
        """
        Absent: of all lists.
        """
        list: String
      }
      input WriteSavedViewInput {
        list: String!
        """
        Absent: a new view.
        """
        id: Int
        """
        That of the view when it was read. Another one is a conflict.
        """
        revision: Int
        name: String
        query: String
        columns: [String!]
        layout: String
        isShared: Boolean
        position: Float
      }
      type WriteSavedViewPayload {
        view: SavedView
        viewer: Viewer
      }
      input RemoveSavedViewInput {
        list: String!
        id: Int!
        revision: Int!
      }
      type RemoveSavedViewPayload {
        viewer: Viewer
      }
      input OpenInSavedViewInput {
        list: String!
        """
        Null: in none.
        """
        id: Int
      }
      type OpenInSavedViewPayload {
        viewer: Viewer
      }
      extend type Mutation {
        """
        Writes one view of a list: what is said of it.
        """
        writeSavedView(input: WriteSavedViewInput!): WriteSavedViewPayload
        """
        Removes one view of a list.
        """
        removeSavedView(input: RemoveSavedViewInput!): RemoveSavedViewPayload
        """
        Says in which of its views a list opens, for the viewer.
        """
        openInSavedView(input: OpenInSavedViewInput!): OpenInSavedViewPayload
      }
    `,
    objects: {
      Viewer: {
        plans: {
          views: (_viewer, args) =>
            lambda([get(context(), 'session'), args.getRaw('input')], ([session, { list }]) =>
              session.views(list ?? null),
            ),
        },
      },
      Mutation: {
        plans: {
          writeSavedView: (_parent, input) =>
            sideEffect(
              [get(context(), 'session'), input.getRaw('input')],
              async ([session, input]) => ({
                view: await session.saveView(input),
                viewer: session.viewer,
              }),
            ),
          removeSavedView: (_parent, input) =>
            sideEffect(
              [get(context(), 'session'), input.getRaw('input')],
              async ([session, input]) => {
                await session.removeView(input);
                return { viewer: session.viewer };
              },
            ),
          openInSavedView: (_parent, input) =>
            sideEffect(
              [get(context(), 'session'), input.getRaw('input')],
              async ([session, input]) => {
                await session.openInView({ ...input, id: input.id ?? null });
                return { viewer: session.viewer };
              },
            ),
        },
      },
    },
  },
  'ViewsPlugin',
);

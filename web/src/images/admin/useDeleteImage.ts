import { graphql, useMutation } from 'react-relay/hooks.js';
import type {
  useDeleteImageMutation,
  useDeleteImageMutation$data,
} from '../../__generated__/useDeleteImageMutation.graphql.ts';
import { endSession } from '../../auth/session.ts';
import { imagesAdminTexts } from '../library/imagesAdminTexts.ts';
import { nameIn } from '../../language/nameIn.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { useToast } from '../../ui/Toast.tsx';

/** What stands in the way of a deletion, and what an admin may step over knowingly. */
export interface ImageObstacle {
  /** Where the image is in use. */
  usages?: readonly { readonly type: string; readonly label: string }[] | undefined;
  /** The version that stands, when somebody changed the image after the list was loaded. */
  version?: number | undefined;
}

interface Given {
  id: number;
  name: string;
  version: number;
  /** Also where it is in use. */
  force: boolean;
}

type Result = useDeleteImageMutation$data['deleteImage'];

/** Deletes an image at the version that the admin saw, takes it out of the list, and tells how it went. */
export function useDeleteImage(connectionId: string) {
  const texts = useTexts(imagesAdminTexts);
  const { toast } = useToast();
  const [commit, isDeleting] = useMutation<useDeleteImageMutation>(graphql`
    mutation useDeleteImageMutation($id: Int!, $version: Int, $force: Boolean, $connections: [ID!]!) {
      deleteImage(id: $id, version: $version, force: $force) {
        __typename
        ... on DeleteImagePayload {
          deletedId @deleteEdge(connections: $connections)
        }
        ... on ImageInUseError {
          usages {
            type
            label
          }
        }
        ... on ConflictError {
          currentVersion
        }
        ... on NotFoundError {
          __typename
        }
        ... on UnauthenticatedError {
          __typename
        }
      }
    }
  `);

  const announce = (name: string, result: Result): ImageObstacle | null => {
    if (result.__typename === 'DeleteImagePayload') {
      toast({ title: texts.imageDeleted, description: texts.imageDeletedText(name) });
      return null;
    }
    const reason = nameIn(texts.deleteRefusals, result.__typename);
    const description = reason ? texts.deleteFailedBecause(reason) : texts.deleteFailedText;
    toast({ title: texts.deleteFailed, description, look: 'destructive' });
    if (result.__typename === 'ImageInUseError') return { usages: result.usages };
    if (result.__typename === 'ConflictError') return { version: result.currentVersion };
    if (result.__typename === 'UnauthenticatedError') endSession();
    return null;
  };

  /** Null when it is over, well or not; else what the admin has to decide. */
  const deleteImage = ({ name, ...variables }: Given) =>
    new Promise<ImageObstacle | null>((resolve) => {
      commit({
        variables: { ...variables, connections: [connectionId] },
        onCompleted: ({ deleteImage: result }) => resolve(announce(name, result)),
        onError: () => {
          toast({ title: texts.deleteFailed, description: texts.deleteFailedText, look: 'destructive' });
          resolve(null);
        },
      });
    });
  return { deleteImage, isDeleting };
}

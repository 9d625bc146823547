import type { sharePosts as english } from '../en/share-posts.ts';
import type { Shape } from '../shape.ts';

export const sharePosts: Shape<typeof english> = {
  youtubeDescription: '¿Qué hago después? Lo decides tú: vota tu idea favorita o mándame la tuya.\n{url}',
  pinnedComment: '¿Cuál de estas ideas verías? Vótala aquí y haz que suba en la lista:\n{url}',
  twitchPanel: 'TÚ DECIDES LO QUE VIENE\nVota la próxima idea de mi lista o mándame la tuya.\n{url}',
  chatMessage: '¿Qué hacemos después? Vota mientras lo comentamos: {url}',
  instagramBio: 'Tú eliges lo próximo que hago:\n{url}',
  tiktokBio: 'Vota mi próximo vídeo\n{url}',
  xPost:
    'Tengo unas cuantas ideas para lo próximo y el orden lo pones tú. Vota tu favorita o mándame una mejor.\n{url}',
  instagramStory: '¿Qué hago después? Toca y vota.\n{url}',
  discord:
    'Ayúdame a elegir lo que viene. Vota tus favoritas y propón la que falte: a la primera todavía la pueden adelantar.\n{url}',
  messenger: 'Estoy eligiendo qué hacer después y me encantaría contar con tu voto. Son diez segundos:\n{url}',
};

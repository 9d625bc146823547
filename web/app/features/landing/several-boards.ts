/** The plan table promises several boards; until a creator can open a second one, the pages say 'soon'. */
export const severalBoardsBuilt = false;

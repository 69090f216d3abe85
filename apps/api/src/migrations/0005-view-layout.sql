-- Widths of columns, those that are pinned, and how high rows are: a text that the list writes and reads.

alter table admin.views add column layout text check (length(layout) <= 50000);

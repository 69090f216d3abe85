-- What a call of an import was about, so that its name stands for no other rows. Calls from before have none.

alter table admin.imports add column digest text check (length(digest) = 64);
